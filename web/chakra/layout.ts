import { columns as equalColumns, FLEX_PROPS, GRID_PROPS } from './renamed-props.ts'
import type { StyleObject } from './style-objects.ts'
import { type Props, styled } from './styled.ts'

/** The props under the names of their properties. */
const renamed = (props: Props, names: Readonly<Record<string, string>>): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [names[name] ?? name, value]))

export const Flex = (props: Props) => styled('div', renamed(props, FLEX_PROPS), { display: 'flex' })

export const Grid = (props: Props) => styled('div', renamed(props, GRID_PROPS), { display: 'grid' })

const STACK: StyleObject = { display: 'flex', flexDirection: 'column', gap: '0.5rem' }

export const Stack = (props: Props) => styled('div', renamed(props, FLEX_PROPS), STACK)

const mapped = (value: unknown, map: (value: unknown) => string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner)]))
    : map(value)

export const SimpleGrid = ({ columns, ...props }: Props) =>
  Grid(columns === undefined ? props : { templateColumns: mapped(columns, equalColumns), ...props })
