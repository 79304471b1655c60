DROP INDEX `stay_keys_of`;--> statement-breakpoint
CREATE INDEX `stay_keys_of` ON `stay_keys` (`stay_id`,`key`);--> statement-breakpoint
CREATE INDEX `bags_taken_in` ON `bags` (`in_change_id`);--> statement-breakpoint
CREATE INDEX `payments_voided_by_time` ON `payments` (`voided_at`) WHERE "payments"."voided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_failed_by_time` ON `refunds` (`failed_at`) WHERE "refunds"."failed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_from_outside` ON `refunds` (`change_id`) WHERE reason = 'made_at_stripe';--> statement-breakpoint
CREATE INDEX `audit_check_ins` ON `audit` (`happened_at`) WHERE "audit"."action" IN ('check_in', 'walked_in');--> statement-breakpoint
CREATE INDEX `stays_by_time` ON `stays` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_of_status` ON `stays` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_of_service` ON `stays` (`service_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_of_both` ON `stays` (`status`,`service_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stays_by_day` ON `stays` (`start_date`,`id`);