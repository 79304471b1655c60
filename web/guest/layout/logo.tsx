/** The manila tag of the house, a bag's handle threaded through it. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        d="M12 2h14a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H12a4 4 0 0 1-3.2-1.6l-6.9-10a4 4 0 0 1 0-4.8l6.9-10A4 4 0 0 1 12 2Z"
        fill="var(--color-tag)"
      />
      <circle cx="9.5" cy="16" r="2.5" fill="var(--color-tag-ink)" />
      <path
        d="M15.5 13h10v8.5a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5ZM18 13v-2a2.5 2.5 0 0 1 5 0v2"
        fill="none"
        stroke="var(--color-tag-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
