import { chakra } from '@chakra-ui/react'

/** First stop of the Tab key; invisible until it has the focus. */
export const SkipLink = () => (
  <chakra.a
    href="#content"
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="skipNav"
    px="4"
    py="2"
    bg="bg.panel"
    color="fg"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l2"
    transform="translateY(-200%)"
    _focus={{ transform: 'none' }}
    data-no-print
  >
    Skip to content
  </chakra.a>
)
