"""The plain data of games, for the description of the API: a view is that of one of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from etalage.games.registry import GAMES, game
from etalage.tables.showing import ProspectsData, ReckoningData, ViewData

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class RenderedOnce(JsonRenderPlugin):
    """The description of the API, written out when it is first asked for."""

    _body: bytes | None = None

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        if self._body is None:
            self._body = super().render(request, openapi_schema)
        return self._body


class DescribesGames(OpenAPISchemaPlugin):
    """A view and what goes with it is one of those that the games in the registry have."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value in (ViewData, ReckoningData, ProspectsData)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schemas = [getattr(game(name).schema, field_definition.annotation.part) for name in GAMES]
        annotations = map(FieldDefinition.from_annotation, schemas)
        return Schema(one_of=[schema_creator.for_field_definition(each) for each in annotations])
