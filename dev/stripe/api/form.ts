export interface Params {
  [name: string]: Param
}
export type Param = string | Param[] | Params

/** Decodes `a=1&b[c]=2&d[0]=3&d[]=4` to `{ a: '1', b: { c: '2' }, d: ['3', '4'] }`. */
export function decodeForm(text: string): Params {
  const root: Tree = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = name] = name.split('[', 1)
    const inner = [...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
    place(root, [head, ...inner], value)
  }
  return toParams(root)
}

type Tree = Map<string, string | Tree>

function place(tree: Tree, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(tree.size) : head
  if (rest.length === 0) {
    tree.set(key, value)
    return
  }
  const known = tree.get(key)
  const branch: Tree = known instanceof Map ? known : new Map()
  tree.set(key, branch)
  place(branch, rest, value)
}

function toParams(tree: Tree): Params {
  return Object.fromEntries([...tree].map(([key, value]) => [key, toParam(value)]))
}

function toParam(value: string | Tree): Param {
  if (typeof value === 'string') return value
  const isList = value.size > 0 && [...value.keys()].every((key, index) => key === String(index))
  return isList ? [...value.values()].map(toParam) : toParams(value)
}
