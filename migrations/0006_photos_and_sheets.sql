DROP INDEX `payments_voided_by_time`;--> statement-breakpoint
DROP INDEX `refunds_by_time`;--> statement-breakpoint
DROP INDEX `refunds_from_outside`;--> statement-breakpoint
CREATE INDEX `refunds_of_change` ON `refunds` (`change_id`);--> statement-breakpoint
CREATE INDEX `bags_photos` ON `bags` (`photo_key`) WHERE "bags"."photo_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_counts` ON `audit` (`at`) WHERE action = 'drawer_counted';