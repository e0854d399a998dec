-- A participant is known by the user id of their link: no account has their tries.
UPDATE "attempts" SET "user_id" = NULL WHERE "path" LIKE 'AIHelper/%/%';
