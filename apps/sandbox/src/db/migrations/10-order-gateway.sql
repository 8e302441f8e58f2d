-- Adds the client that placed an order. It is unknown for earlier orders.

ALTER TABLE lottery_order ADD COLUMN gateway INTEGER;
