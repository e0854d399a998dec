CREATE INDEX "responses_newest" ON "responses" USING btree ("created_at","id");--> statement-breakpoint
-- Remarks that are kept to look out for, by the names that they have now.
CREATE FUNCTION pg_temp.bot_feedback(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'comment_id', item->'id', 'cid', item->'code', 's_str', item->'s_str', 's_i', 0, 'r_str', item->'r_str',
    'definitely_bad', true, 'read_more', '/diplomacyprinciples#' || (item->>'code'), 'phr', item->'phrase'
  ) ORDER BY place), '[]') FROM jsonb_array_elements(list) WITH ORDINALITY AS items(item, place)
$$;--> statement-breakpoint
UPDATE "scenarios" SET "bot_feedback_list" = pg_temp.bot_feedback("bot_feedback_list") WHERE "bot_feedback_list" <> '[]';--> statement-breakpoint
UPDATE "group_answers" SET "written" = jsonb_set("written", '{botFeedbackList}', pg_temp.bot_feedback("written"->'botFeedbackList'))
  WHERE jsonb_typeof("written"->'botFeedbackList') = 'array';
