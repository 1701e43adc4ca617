"""Who does the work of an experiment: this process, several of this machine, or a Ray cluster.

Whoever does it, results come in the order of the jobs, so that an experiment is the same on every machine and can stop
early without looking at what others have finished meanwhile.
"""

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import parent_process
from threading import Thread
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from signoria.kernel.errors import SignoriaError
from signoria.players.naming import known_outside, learn_outside

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 3
"""Jobs in hand for every worker: few enough that little is lost when a run stops."""


class Crew(Protocol):
    """Does jobs; used with `with`, so that nobody is left working."""

    hands: int

    def each(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of all jobs, in their order."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def crew(workers: int = 0, ray: str = "") -> Crew:
    """One process, `workers` of them (0: one for each processor), or the Ray cluster at an address."""
    if ray:
        return RayCluster(ray)
    workers = workers or processors()
    return Alone() if workers <= 1 else Processes(workers)


def processors() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class Alone:
    """This process."""

    hands = 1

    def each(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        for job in jobs:
            yield work(job)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return


class Processes:
    """Several processes of this machine; they end with the run, even in the middle of a game."""

    def __init__(self, workers: int) -> None:
        self.hands = workers
        self.pool = ProcessPoolExecutor(workers, initializer=begin_work, initargs=(known_outside(),))

    def each(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        waiting: deque[Future[R]] = deque()
        for job in jobs:
            waiting.append(self.pool.submit(work, job))
            if len(waiting) > AHEAD * self.hands:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        working = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in working:
            process.kill()


def begin_work(classes: dict[str, Any]) -> None:
    """Ctrl-C and kill are for the parent, which ends the workers; bots from outside are known as they are there."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    learn_outside(classes)


def end_with_parent() -> None:
    """A worker whose run was killed outright ends, too, and does not wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class RayCluster:
    """The processors of a Ray cluster; whatever node a game is played on, it is the same game.

    Bots from outside are sent along as they are; Signoria must be installed on every node, in the same version.
    """

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise SignoriaError("--ray needs Ray: pip install 'signoria[ray]'") from error
        knock(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        self.ray = ray
        self.joined = not ray.is_initialized()
        try:
            if self.joined:
                ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise SignoriaError(f"there is no Ray cluster at {address}: {error}") from error
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.outside = known_outside()
        for kind in self.outside.values():
            ray.cloudpickle.register_pickle_by_value(__import__(kind.__module__, fromlist=["_"]))
        self.sent = ray.put(self.outside)
        self.remote = ray.remote(max_calls=0)(do_there)

    def each(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        waiting: deque[Any] = deque()
        try:
            for job in jobs:
                waiting.append(self.remote.remote(work, job, self.sent))
                if len(waiting) > AHEAD * self.hands:
                    yield self.result(waiting.popleft())
            while waiting:
                yield self.result(waiting.popleft())
        finally:
            for left in waiting:
                self.ray.cancel(left, force=True)

    def result(self, reference: Any) -> Any:
        """One result; what went wrong there is raised here as it was."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from None
        except self.ray.exceptions.RayError as error:
            raise SignoriaError(f"the Ray cluster has failed: {error}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.joined:
            self.ray.shutdown()


PATIENCE = 10.0
"""Seconds until a machine that does not answer is taken for none. Ray itself would try for many minutes."""


def knock(address: str) -> None:
    """Say at once that nobody listens at an address HOST:PORT; others (auto) are known to Ray alone."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise SignoriaError(
            f"there is no Ray cluster at {address}: {getattr(error, 'strerror', None) or error}"
        ) from error


def do_there(work: Callable[[J], R], job: J, classes: dict[str, Any]) -> R:
    """One job on a node."""
    learn_outside(classes)
    return work(job)
