ALTER TABLE `devices` ADD `slot` integer;--> statement-breakpoint
ALTER TABLE `devices` ADD `tags` text;