ALTER TABLE `stays` ADD `link_number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_dropped` ON `audit` (`at`) WHERE "audit"."action" = 'entry_dropped';