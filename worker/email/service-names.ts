import type { I18n } from '@lingui/core'
import type { ServiceType } from '../../domain/business/services.ts'

/** What a guest has asked for, in their language. */
export function serviceName(i18n: I18n, service: ServiceType): string {
  const names: Record<ServiceType, string> = {
    storage: i18n._('service.storage'),
    'airport-shuttle': i18n._('service.airport-shuttle'),
    taxi: i18n._('service.taxi'),
    accommodations: i18n._('service.accommodations'),
    buses: i18n._('service.buses'),
    'buses-tirana': i18n._('service.buses-tirana'),
    tours: i18n._('service.tours'),
    rental: i18n._('service.rental'),
    guide: i18n._('service.guide'),
    packages: i18n._('service.packages'),
  }
  return names[service]
}
