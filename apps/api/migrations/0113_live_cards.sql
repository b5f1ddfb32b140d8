-- Lives are sent as cards. What is reported of a message may be the card of a moment or a live, too.
ALTER TABLE message DROP CONSTRAINT message_card_kind_check,
  ADD CONSTRAINT message_card_kind_check
    CHECK (card_kind IN ('post', 'product', 'event', 'moment', 'live'));
ALTER TABLE reported_message DROP CONSTRAINT reported_message_card_kind_check,
  ADD CONSTRAINT reported_message_card_kind_check
    CHECK (card_kind IN ('post', 'product', 'event', 'moment', 'live'));
