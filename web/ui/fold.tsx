import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'

type FoldProps = ComponentProps<typeof chakra.details> & { summary: ReactNode; children: ReactNode }

/** Content folded into one line. It is rendered once it has been opened. */
export const Fold = ({ summary, open, children, ...details }: FoldProps) => {
  const [wasOpened, setWasOpened] = useState(false)
  // Opening it before hydration fires no React event.
  const checkInitiallyOpen = useCallback((element: HTMLDetailsElement | null) => {
    if (element?.open) setWasOpened(true)
  }, [])
  return (
    <chakra.details
      ref={checkInitiallyOpen}
      open={open}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
      {...details}
    >
      <chakra.summary
        cursor="pointer"
        minH="11"
        py="2.5"
        ms="5"
        listStylePosition="outside"
        textStyle="sm"
      >
        {summary}
      </chakra.summary>
      {(wasOpened || open) && children}
    </chakra.details>
  )
}
