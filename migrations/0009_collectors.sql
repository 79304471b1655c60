ALTER TABLE `stay_links` ADD `tags` text;--> statement-breakpoint
ALTER TABLE `stay_links` ADD `items` integer;