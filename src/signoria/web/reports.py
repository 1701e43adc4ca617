"""Something is wrong here: a few words for whoever runs this server, with the place where it happened."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.table.hall import LONGEST_REPORT
from signoria.web.guard import Bucket, take_one
from signoria.web.visitor import form_of, number_in, page, visitor_of


def new_bucket() -> Bucket:
    """Five reports at once, then one every two minutes."""
    return Bucket(5, 1 / 120)


async def report(request: Request) -> Response:
    """The form, and thanks."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    form = await form_of(request) if request.method == "POST" else {}
    given = form.get("ply", request.query_params.get("ply", ""))
    ply = min(number_in(given, table.ply), table.ply)
    text = form.get("text", "").replace("\r\n", "\n").strip()
    fault = request.method == "POST" and not 1 <= len(text) <= LONGEST_REPORT
    sent = request.method == "POST" and not fault
    if sent:
        take_one(request.app.state.reports, request.scope, visitor.guest.id if visitor.guest else "")
        await visitor.hall.report(table.id, ply, text, visitor.lang)
    return page(
        request,
        visitor,
        "report.html",
        422 if fault else 200,
        table=table,
        ply=ply,
        name=visitor.name_of(table.title),
        text=text,
        longest=LONGEST_REPORT,
        fault=fault,
        sent=sent,
        notice=visitor.say("report-empty", longest=LONGEST_REPORT) if fault else "",
    )


routes = [Route("/t/{table}/report", report, methods=["GET", "POST"])]
