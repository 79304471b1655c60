ALTER TABLE `disputes` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `disputes_unanswered` ON `disputes` (`opened_at`) WHERE "disputes"."closed_at" IS NULL AND "disputes"."answered_at" IS NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `handled_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`status`,`next_attempt_at`) WHERE "outbox"."status" = 'dead' AND "outbox"."last_error" <> 'subject_gone' AND "outbox"."handled_at" IS NULL;--> statement-breakpoint
ALTER TABLE `stays` ADD `conflict_at` integer;--> statement-breakpoint
ALTER TABLE `stays` ADD `unpriced_at` integer;--> statement-breakpoint
CREATE INDEX `stays_in_conflict` ON `stays` (`conflict_at`) WHERE "stays"."conflict_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stays_unpriced` ON `stays` (`unpriced_at`) WHERE "stays"."unpriced_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stays_to_refund` ON `stays` (`updated_at`) WHERE "stays"."balance" < 0;--> statement-breakpoint
CREATE INDEX `stays_left_unpaid` ON `stays` (`ended_at`) WHERE "stays"."balance" > 0 AND "stays"."owed" > 0 AND "stays"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_in_review` ON `payments` (`settled_at`) WHERE "payments"."state" = 'review' AND "payments"."received_cents" > "payments"."refunded_cents";--> statement-breakpoint
CREATE INDEX `audit_orphans` ON `audit` (`at`) WHERE "audit"."action" = 'orphan_payment';