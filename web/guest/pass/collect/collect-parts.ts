/** Somebody else collects: the guest's side and the collector's, in one file of the build, as few open them. */
export { CollectorPage } from './collector-page.tsx'
export { Collectors } from './collectors.tsx'
export { NameCollector } from './name-collector.tsx'
