/** Must equal `--color-bg` in `tokens.css`. */
export const themeColors = { light: '#f4f6f3', dark: '#0e1714' } as const

export type Theme = keyof typeof themeColors
