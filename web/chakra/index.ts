/*
 * Chakra UI in the built site. Pages import '@chakra-ui/react', and the build puts this in its place
 * (web/build/styles/static-chakra.ts): the styles that Chakra makes of each style prop are written at build time, and
 * what is left to do in the browser is to name their classes.
 */
export { chakra } from './chakra.ts'
export {
  Badge,
  Box,
  Button,
  Heading,
  Input,
  Link,
  NativeSelect,
  Spinner,
  Text,
  Textarea,
  VisuallyHidden,
} from './elements.ts'
export { Flex, Grid, SimpleGrid, Stack } from './layout.ts'
export { useSlotRecipe } from './recipe-classes.ts'

/** The style guide shows the colours of web/theme. */
export const defineSemanticTokens = <Tokens>(tokens: Tokens): Tokens => tokens
