CREATE TABLE `stay_tallies` (
	`kind` text NOT NULL,
	`service_type` text NOT NULL,
	`payment_status` text NOT NULL,
	`status` text NOT NULL,
	`stays` integer NOT NULL,
	`priced` integer NOT NULL,
	`total_price` integer NOT NULL,
	`received` integer NOT NULL,
	`refunded` integer NOT NULL,
	`charged_back` integer NOT NULL,
	PRIMARY KEY(`kind`, `service_type`, `payment_status`, `status`)
);
--> statement-breakpoint
DROP INDEX `stays_figures`;
--> statement-breakpoint
INSERT INTO `stay_tallies`
SELECT `kind`, `service_type`, `payment_status`, `status`, count(*), count(*) FILTER (WHERE `total_price` > 0), sum(`total_price`), sum(`received`), sum(`refunded`), sum(`charged_back`)
FROM `stays` GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER `stay_tallies_insert` AFTER INSERT ON `stays`
BEGIN
	INSERT INTO `stay_tallies` (`kind`, `service_type`, `payment_status`, `status`, `stays`, `priced`, `total_price`, `received`, `refunded`, `charged_back`)
	VALUES (NEW.`kind`, NEW.`service_type`, NEW.`payment_status`, NEW.`status`, 1, (NEW.`total_price` > 0), NEW.`total_price`, NEW.`received`, NEW.`refunded`, NEW.`charged_back`)
	ON CONFLICT (`kind`, `service_type`, `payment_status`, `status`) DO UPDATE SET
		`stays` = `stays` + excluded.`stays`,
		`priced` = `priced` + excluded.`priced`,
		`total_price` = `total_price` + excluded.`total_price`,
		`received` = `received` + excluded.`received`,
		`refunded` = `refunded` + excluded.`refunded`,
		`charged_back` = `charged_back` + excluded.`charged_back`;
END;
--> statement-breakpoint
CREATE TRIGGER `stay_tallies_update` AFTER UPDATE OF `kind`, `service_type`, `payment_status`, `status`, `total_price`, `received`, `refunded`, `charged_back` ON `stays`
WHEN OLD.`kind` IS NOT NEW.`kind` OR OLD.`service_type` IS NOT NEW.`service_type` OR OLD.`payment_status` IS NOT NEW.`payment_status` OR OLD.`status` IS NOT NEW.`status` OR OLD.`total_price` IS NOT NEW.`total_price` OR OLD.`received` IS NOT NEW.`received` OR OLD.`refunded` IS NOT NEW.`refunded` OR OLD.`charged_back` IS NOT NEW.`charged_back`
BEGIN
	INSERT INTO `stay_tallies` (`kind`, `service_type`, `payment_status`, `status`, `stays`, `priced`, `total_price`, `received`, `refunded`, `charged_back`)
	VALUES (OLD.`kind`, OLD.`service_type`, OLD.`payment_status`, OLD.`status`, -1, -(OLD.`total_price` > 0), -OLD.`total_price`, -OLD.`received`, -OLD.`refunded`, -OLD.`charged_back`)
	ON CONFLICT (`kind`, `service_type`, `payment_status`, `status`) DO UPDATE SET
		`stays` = `stays` + excluded.`stays`,
		`priced` = `priced` + excluded.`priced`,
		`total_price` = `total_price` + excluded.`total_price`,
		`received` = `received` + excluded.`received`,
		`refunded` = `refunded` + excluded.`refunded`,
		`charged_back` = `charged_back` + excluded.`charged_back`;
	INSERT INTO `stay_tallies` (`kind`, `service_type`, `payment_status`, `status`, `stays`, `priced`, `total_price`, `received`, `refunded`, `charged_back`)
	VALUES (NEW.`kind`, NEW.`service_type`, NEW.`payment_status`, NEW.`status`, 1, (NEW.`total_price` > 0), NEW.`total_price`, NEW.`received`, NEW.`refunded`, NEW.`charged_back`)
	ON CONFLICT (`kind`, `service_type`, `payment_status`, `status`) DO UPDATE SET
		`stays` = `stays` + excluded.`stays`,
		`priced` = `priced` + excluded.`priced`,
		`total_price` = `total_price` + excluded.`total_price`,
		`received` = `received` + excluded.`received`,
		`refunded` = `refunded` + excluded.`refunded`,
		`charged_back` = `charged_back` + excluded.`charged_back`;
END;
--> statement-breakpoint
CREATE TRIGGER `stay_tallies_delete` AFTER DELETE ON `stays`
BEGIN
	INSERT INTO `stay_tallies` (`kind`, `service_type`, `payment_status`, `status`, `stays`, `priced`, `total_price`, `received`, `refunded`, `charged_back`)
	VALUES (OLD.`kind`, OLD.`service_type`, OLD.`payment_status`, OLD.`status`, -1, -(OLD.`total_price` > 0), -OLD.`total_price`, -OLD.`received`, -OLD.`refunded`, -OLD.`charged_back`)
	ON CONFLICT (`kind`, `service_type`, `payment_status`, `status`) DO UPDATE SET
		`stays` = `stays` + excluded.`stays`,
		`priced` = `priced` + excluded.`priced`,
		`total_price` = `total_price` + excluded.`total_price`,
		`received` = `received` + excluded.`received`,
		`refunded` = `refunded` + excluded.`refunded`,
		`charged_back` = `charged_back` + excluded.`charged_back`;
END;
