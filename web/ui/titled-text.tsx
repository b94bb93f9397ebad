import { Box, type BoxProps, Heading, type HeadingProps, Text } from '@chakra-ui/react'

type TitledTextProps = BoxProps & {
  title: string
  text: string
  level?: HeadingProps['as']
  size?: HeadingProps['size']
}

/** A short text under its heading. `color` is the text's. */
export const TitledText = ({
  title,
  text,
  level = 'h3',
  size = 'md',
  color = 'fg.muted',
  ...box
}: TitledTextProps) => (
  <Box {...box}>
    <Heading as={level} size={size}>
      {title}
    </Heading>
    <Text mt="1" color={color} maxW="prose">
      {text}
    </Text>
  </Box>
)
