import { BELOW, type StyleObject } from './style-objects.ts'
import { type Props, styled } from './styled.ts'

const component = (tag: string, { base }: { base?: StyleObject } = {}) => {
  const first = base && { [BELOW]: base }
  return (props: Props) => styled(tag, props, first)
}

type Component = ReturnType<typeof component>

const known = new Map<string, Component>()

/** `chakra.span`, and `chakra('span', { base })`. */
export const chakra = new Proxy(component, {
  get: (_, tag: string) => {
    const found = known.get(tag) ?? component(tag)
    known.set(tag, found)
    return found
  },
})
