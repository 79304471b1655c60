import type { Account } from '../account.ts'
import { refundsOf } from '../objects/refunds.ts'
import { invalidParameter } from './failure.ts'
import { listOf } from './lists.ts'

type Node = Record<string, unknown>

export function expanded(account: Account, object: object, paths: readonly string[]): object {
  const answer = structuredClone(object) as Node
  for (const path of paths) fill(account, answer, path.split('.'), path)
  return answer
}

function fill(account: Account, node: Node, [head = '', ...rest]: string[], path: string): void {
  if (head === 'data' && Array.isArray(node.data)) {
    for (const item of node.data as Node[]) fill(account, item, rest, path)
    return
  }
  if (head === 'refunds' && node.object === 'charge') {
    const id = String(node.id)
    node.refunds ??= structuredClone(listOf(refundsOf(account, id), `/v1/charges/${id}/refunds`))
  } else if (typeof node[head] === 'string') {
    node[head] = lookUp(account, node[head], path)
  }
  const value = node[head]
  if (value === undefined && head === 'failure_balance_transaction') return
  if (value === undefined) throw cannotExpand(path)
  if (rest.length > 0 && value !== null) fill(account, value as Node, rest, path)
}

function lookUp(account: Account, id: string, path: string): Node {
  const found =
    account.paymentIntents.get(id) ??
    account.charges.get(id) ??
    account.refunds.get(id) ??
    account.disputes.get(id) ??
    account.balanceTransactions.get(id) ??
    account.paymentMethods.get(id)?.method
  if (found === undefined) throw cannotExpand(path)
  return structuredClone(found) as object as Node
}

function cannotExpand(path: string) {
  return invalidParameter('expand', `This property cannot be expanded (${path}).`)
}
