import { PROPERTIES } from 'virtual:chakra-styles'
import {
  type ComponentType,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
} from 'react'
import { classNames } from './class-names.ts'
import type { Style, StyleObject } from './style-objects.ts'

type Tag = string | ComponentType<Props>

export type Props = {
  as?: Tag
  /** The only child is drawn with the styles, in place of an element of ours. */
  asChild?: boolean
  css?: Style
  className?: string
  children?: unknown
  [name: string]: unknown
}

const properties = new Set(PROPERTIES.split(' '))

const isStyle = (name: string): boolean => name.startsWith('_') || properties.has(name)

/** The attributes of an element among its props, and the classes that stand for its styles. */
const attributesOf = ({ css, className, ...props }: Props, first: Style) => {
  const styles: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const part = isStyle(name) ? styles : attributes
    part[name] = value
  }
  attributes.className = classNames(first, css, styles as StyleObject, className)
  return attributes
}

/** The element of a component of Chakra's; `first` are the styles that its own may replace. */
export const styled = (tag: Tag, { as = tag, asChild, ...props }: Props, first?: Style) => {
  const attributes = attributesOf(props, first)
  const { children } = props
  if (!asChild || !isValidElement<Props>(children)) return createElement(as, attributes)
  return cloneElement<Props>(children as ReactElement<Props>, {
    ...attributes,
    ...children.props,
    className: classNames(attributes.className as string, children.props.className),
  })
}
