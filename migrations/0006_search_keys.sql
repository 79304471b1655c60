CREATE TABLE `key_slips` (
	`slip` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`slip`, `key`)
);
--> statement-breakpoint
CREATE INDEX `key_slips_of` ON `key_slips` (`key`);--> statement-breakpoint
CREATE TABLE `stays_to_key` (
	`stay_id` text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
INSERT INTO `stays_to_key` SELECT `id` FROM `stays` WHERE `erased_at` IS NULL;
--> statement-breakpoint
CREATE TRIGGER `stays_to_key_insert` AFTER INSERT ON `stays`
WHEN NEW.`erased_at` IS NULL
BEGIN
	INSERT OR IGNORE INTO `stays_to_key` VALUES (NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `stays_to_key_update` AFTER UPDATE OF `customer_name`, `customer_email`, `customer_phone` ON `stays`
WHEN NEW.`erased_at` IS NULL AND (OLD.`customer_name` IS NOT NEW.`customer_name` OR OLD.`customer_email` IS NOT NEW.`customer_email` OR OLD.`customer_phone` IS NOT NEW.`customer_phone`)
BEGIN
	INSERT OR IGNORE INTO `stays_to_key` VALUES (NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `key_slips_delete` AFTER DELETE ON `stay_keys`
WHEN NOT EXISTS (SELECT 1 FROM `stay_keys` WHERE `key` = OLD.`key`)
BEGIN
	DELETE FROM `key_slips` WHERE `key` = OLD.`key`;
END;
