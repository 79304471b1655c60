CREATE INDEX `bags_photos` ON `bags` (`photo_key`) WHERE "bags"."photo_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_counts` ON `audit` (`at`) WHERE action = 'drawer_counted';