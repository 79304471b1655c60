import type { Locale } from '../../../../domain/business/locales.ts'
import type { ChatWords } from './chat-patterns.ts'
import { da } from './chat-words-da.ts'
import { de } from './chat-words-de.ts'
import { en } from './chat-words-en.ts'
import { es } from './chat-words-es.ts'
import { fr } from './chat-words-fr.ts'
import { it } from './chat-words-it.ts'
import { sq } from './chat-words-sq.ts'

export const chatWords: Record<Locale, ChatWords> = { en, sq, it, de, fr, es, da }
