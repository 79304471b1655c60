/** The guest's and the collector's part in one chunk, because few open them. */
export { CollectorPage } from './collector-page.tsx'
export { Collectors } from './collectors.tsx'
export { NameCollector } from './name-collector.tsx'
