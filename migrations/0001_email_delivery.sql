ALTER TABLE `outbox` ADD `provider_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `delivery_code` text;--> statement-breakpoint
CREATE INDEX `outbox_at_provider` ON `outbox` (`provider_id`) WHERE "outbox"."provider_id" IS NOT NULL;