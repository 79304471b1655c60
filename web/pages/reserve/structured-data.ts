import { businessData } from '../../prerender/business-data.ts'

export const structuredData = () => [businessData()]
