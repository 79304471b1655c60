import { invalidParameter } from './failure.ts'
import type { Param, Params } from './form.ts'

/** Throws for unknown parameters, as Stripe does. */
export function allowOnly(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !names.includes(name))
  if (unknown === undefined) return
  throw invalidParameter(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw invalidParameter(name, 'Invalid string: must be a string')
  return value
}

export function requiredText(params: Params, name: string): string {
  return text(params, name) ?? fail(name)
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidParameter(name, `Invalid integer: ${value}`, 'parameter_invalid_integer')
  }
  return Number(value)
}

export function boolean(params: Params, name: string): boolean | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (value === 'true') return true
  if (value === 'false') return false
  throw invalidParameter(name, `Invalid boolean: ${value}`)
}

export function texts(params: Params, name: string): string[] | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  const list: Param[] = Array.isArray(value) ? value : [value]
  if (list.every((item) => typeof item === 'string')) return list
  throw invalidParameter(name, 'Invalid array')
}

export function group(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'object' && !Array.isArray(value)) return value
  throw invalidParameter(name, 'Invalid object')
}

export function oneOf<T extends string>(params: Params, name: string, allowed: readonly T[]) {
  const value = text(params, name)
  if (value === undefined) return undefined
  const found = allowed.find((item) => item === value)
  if (found !== undefined) return found
  throw invalidParameter(name, `Invalid ${name}: must be one of ${allowed.join(', ')}`)
}

function fail(name: string): never {
  throw invalidParameter(name, `Missing required param: ${name}.`, 'parameter_missing')
}
