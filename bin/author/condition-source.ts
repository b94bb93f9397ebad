import type { Expression } from '../../shared/documents/engine/source.ts'

/** The source of an expression: `equals($item_type, "vehicle")`. */
export const sourceOf = (expression: Expression): string => {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value)
    case 'array':
      return `[${expression.items.map(sourceOf).join(', ')}]`
    case 'variable':
      return `$${expression.name}`
    case 'call':
      return `${expression.name}(${expression.args.map(sourceOf).join(', ')})`
  }
}
