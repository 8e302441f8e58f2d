-- Lists stand in this order: without it, each sorts the whole catalogue to show a page of it.

CREATE INDEX tenant_game_by_popularity ON tenant_game (tenant, popularity DESC, game);
