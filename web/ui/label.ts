import { chakra } from '@chakra-ui/react'

/** The label above a control without hint and error; others have a Field. */
export const Label = chakra('label', {
  base: { display: 'block', fontWeight: 'semibold', mb: '1.5' },
})
