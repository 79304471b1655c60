interface ImportMetaEnv {
  /** UTC date, such as 2026-11-22. See `release-date.ts`. */
  readonly RELEASE_DATE: string
  readonly RELEASE_YEAR: number
}
