export { CollectorPage } from './collector-page.tsx'
export { Collectors } from './collectors.tsx'
export { NameCollector } from './name-collector.tsx'
