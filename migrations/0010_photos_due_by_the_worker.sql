-- The Worker says it itself, in the batch that erases: a table that is rebuilt would lose the trigger unseen.
DROP TRIGGER `stays_erased_photos`;
