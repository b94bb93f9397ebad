import { createContext, createElement, use } from 'react'
import { recipeOf } from './recipe-classes.ts'
import { type Props, styled } from './styled.ts'

const withRecipe = (key: string, tag: string, standard?: Props) => (given: Props) => {
  const { recipe, props } = recipeOf(key, given)
  return styled(tag, standard ? { ...standard, ...props } : props, recipe)
}

export const Box = (props: Props) => styled('div', props)
export const Text = (props: Props) => styled('p', props)
export const Heading = withRecipe('heading', 'h2')
export const Button = withRecipe('button', 'button', { type: 'button' })
export const Link = withRecipe('link', 'a')
export const Badge = withRecipe('badge', 'span')
export const Input = withRecipe('input', 'input')
export const Textarea = withRecipe('textarea', 'textarea')
export const Spinner = withRecipe('spinner', 'span')
export const VisuallyHidden = (props: Props) => styled('span', { srOnly: true, ...props })

const Disabled = createContext(false)

const arrow = createElement(
  'svg',
  {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  createElement('path', { d: 'm6 9 6 6 6-6' }),
)

/** A select of the browser, with an arrow of ours. */
export const NativeSelect = {
  Root: ({ disabled, ...props }: Props) =>
    createElement(
      Disabled,
      { value: disabled === true },
      styled('div', props, 'nativeSelect-root'),
    ),
  Field: (props: Props) =>
    styled('select', { disabled: use(Disabled), ...props }, 'nativeSelect-field'),
  Indicator: (props: Props) =>
    styled('div', { children: arrow, ...props }, 'nativeSelect-indicator'),
}
