/* Lists at the speed of arrays, for the compiled rules: setup.py includes this before every C file that mypyc makes.

   mypyc reads and writes each item of a list by a call into its runtime, which lies in another file, so the C compiler
   cannot inline it. Here is the common case of each of these calls: an item that is there. Whatever else, an error
   first of all, goes on to the runtime as before. */

#ifndef SIGNORIA_LISTS_H
#define SIGNORIA_LISTS_H

#include <Python.h>
#include <CPy.h>

#ifndef Py_GIL_DISABLED

#define INLINED static inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect((x), 1)

/* Where an index points, counted from the end if it is negative. */
INLINED size_t place_in(PyObject *list, Py_ssize_t index) {
    return (size_t)(index < 0 ? index + PyList_GET_SIZE(list) : index);
}

INLINED int is_in(PyObject *list, size_t place) {
    return LIKELY(place < (size_t)PyList_GET_SIZE(list));
}

/* The number of a short tagged int; a long one becomes an index that no list has. */
INLINED Py_ssize_t untagged(CPyTagged index) {
    return LIKELY(!(index & CPY_INT_TAG)) ? (Py_ssize_t)index >> 1 : PY_SSIZE_T_MAX;
}

INLINED PyObject *borrowed(PyObject *list, Py_ssize_t index) {
    size_t place = place_in(list, index);
    return is_in(list, place) ? PyList_GET_ITEM(list, place) : NULL;
}

INLINED bool stored(PyObject *list, Py_ssize_t index, PyObject *value) {
    size_t place = place_in(list, index);
    if (!is_in(list, place))
        return false;
    PyObject *old = PyList_GET_ITEM(list, place);
    PyList_SET_ITEM(list, place, value);
    Py_DECREF(old);
    return true;
}

#define GETTER(name, type, number)                              \
    INLINED PyObject *quick_##name(PyObject *list, type index) { \
        PyObject *item = borrowed(list, number);                \
        if (LIKELY(item != NULL)) {                             \
            Py_INCREF(item);                                    \
            return item;                                        \
        }                                                       \
        return name(list, index);                               \
    }

#define BORROWER(name, type, number)                            \
    INLINED PyObject *quick_##name(PyObject *list, type index) { \
        PyObject *item = borrowed(list, number);                \
        return LIKELY(item != NULL) ? item : name(list, index); \
    }

#define SETTER(name, type, number)                                          \
    INLINED bool quick_##name(PyObject *list, type index, PyObject *value) { \
        return stored(list, number, value) || name(list, index, value);     \
    }

GETTER(CPyList_GetItem, CPyTagged, untagged(index))
GETTER(CPyList_GetItemShort, CPyTagged, (Py_ssize_t)index >> 1)
GETTER(CPyList_GetItemInt64, int64_t, (Py_ssize_t)index)
BORROWER(CPyList_GetItemBorrow, CPyTagged, untagged(index))
BORROWER(CPyList_GetItemShortBorrow, CPyTagged, (Py_ssize_t)index >> 1)
BORROWER(CPyList_GetItemInt64Borrow, int64_t, (Py_ssize_t)index)
SETTER(CPyList_SetItem, CPyTagged, untagged(index))
SETTER(CPyList_SetItemInt64, int64_t, (Py_ssize_t)index)

#define CPyList_GetItem quick_CPyList_GetItem
#define CPyList_GetItemShort quick_CPyList_GetItemShort
#define CPyList_GetItemInt64 quick_CPyList_GetItemInt64
#define CPyList_GetItemBorrow quick_CPyList_GetItemBorrow
#define CPyList_GetItemShortBorrow quick_CPyList_GetItemShortBorrow
#define CPyList_GetItemInt64Borrow quick_CPyList_GetItemInt64Borrow
#define CPyList_SetItem quick_CPyList_SetItem
#define CPyList_SetItemInt64 quick_CPyList_SetItemInt64

/* A number as an object, one call instead of two. */
INLINED PyObject *quick_CPyTagged_StealAsObject(CPyTagged number) {
    PyObject *object = LIKELY(!(number & CPY_INT_TAG)) ? PyLong_FromSsize_t((Py_ssize_t)number >> 1) : NULL;
    return LIKELY(object != NULL) ? object : CPyTagged_StealAsObject(number);
}
#define CPyTagged_StealAsObject quick_CPyTagged_StealAsObject

/* At the end of a list that has room. */
INLINED int quick_PyList_Append(PyObject *list, PyObject *item) {
    PyListObject *to = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(to);
    if (!LIKELY(PyList_Check(list) && size < to->allocated))
        return PyList_Append(list, item);
    Py_INCREF(item);
    to->ob_item[size] = item;
    Py_SET_SIZE(to, size + 1);
    return 0;
}
#define PyList_Append quick_PyList_Append

#endif
#endif
