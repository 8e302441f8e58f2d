-- From where an order was placed; of older ones nobody said it.

ALTER TABLE lottery_order ADD COLUMN gateway INTEGER;
