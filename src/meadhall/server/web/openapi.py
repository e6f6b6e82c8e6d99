"""The OpenAPI 3.1 description of all requests, generated from the endpoints."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import meadhall
from meadhall.server.protocol.messages import Problem
from meadhall.server.routes.endpoints import Endpoint
from meadhall.server.web.cookie import COOKIE

PARAMETER = re.compile(r"\{(\w+)\}")
REFERENCE = "#/components/schemas/{name}"
Json = dict[str, Any]


def document(calls: list[Endpoint]) -> Json:
    """Return the OpenAPI document for these endpoints."""
    kinds = [*{kind: 0 for call in calls for kind in (call.answer, call.body, Problem) if kind}]
    schemas, found = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    references: dict[type, Json] = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Json] = {}
    for call in calls:
        paths.setdefault(f"/api{call.path}", {})[call.method.lower()] = operation(call, references)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": meadhall.__version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": found, "securitySchemes": {"guest": GUEST}},
    }


ABOUT = (
    "Requests of a hall. A guest is known by a cookie that GET api/hall gives. Games are played through the socket "
    "at api/tables/{table}/socket; its messages stand in web/src/wire/messages.ts."
)
GUEST = {"type": "apiKey", "in": "cookie", "name": COOKIE}


def operation(call: Endpoint, references: dict[type, Json]) -> Json:
    """Return the description of one request."""
    found: Json = {
        "operationId": call.handler.__name__,
        "summary": " ".join((call.handler.__doc__ or "").split()),
        "parameters": parameters(call),
        "responses": responses(call, references),
    }
    if call.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": references[call.body]}}}
    if 401 in call.refusals:
        found["security"] = [{"guest": []}]
    return found


def parameters(call: Endpoint) -> list[Json]:
    """Return the path and query parameters of a request."""
    names = PARAMETER.findall(call.path)
    path = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    query = [
        {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
        for name, about in call.query.items()
    ]
    return [*path, *query]


def responses(call: Endpoint, references: dict[type, Json]) -> Json:
    """Return the possible responses: the result, and refusals with a reason."""
    good = {call.media: {"schema": references[call.answer] if call.answer else {}}}
    bad = {"application/json": {"schema": references[Problem]}}
    refusals = {str(status): {"description": "refused, with the reason", "content": bad} for status in call.refusals}
    return {str(call.status): {"description": "done", "content": good}, **refusals}
