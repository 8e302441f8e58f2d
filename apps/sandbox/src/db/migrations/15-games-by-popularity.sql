-- Adds an index in the order of game lists. Without it, every list sorts the whole catalogue to return one page.

CREATE INDEX tenant_game_by_popularity ON tenant_game (tenant, popularity DESC, game);
