interface ImportMetaEnv {
  /** The day of this release, such as 2026-11-22; see `release-date.ts`. */
  readonly RELEASE_DATE: string
  readonly RELEASE_YEAR: number
}
