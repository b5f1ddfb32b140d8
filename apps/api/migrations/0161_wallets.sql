-- A wallet of the provider, in which the buyer pays on its own page; its name as people know it.
ALTER TABLE payment
  DROP CONSTRAINT payment_method_check,
  ADD CONSTRAINT payment_method_check CHECK (method IN ('pix', 'cartao', 'boleto', 'carteira')),
  ADD COLUMN wallet text CHECK (char_length(wallet) BETWEEN 1 AND 40),
  ADD CHECK ((wallet IS NOT NULL) = (method = 'carteira'));
