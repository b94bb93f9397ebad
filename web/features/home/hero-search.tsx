import { Button, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { HERO } from '../../../shared/content/hero.ts'
import { SEARCH } from '../../../shared/content/library.ts'
import { paths } from '../../ui/browser/paths.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { Label } from '../../ui/label.ts'
import { SearchInput } from '../../ui/search-input.ts'
import { SiteLink } from '../../ui/site-link.tsx'

const Examples = () => (
  <Flex as="ul" aria-label={HERO.examplesLabel} columnGap="4" wrap="wrap" textStyle="sm">
    {HERO.examples.map((query) => (
      <li key={query}>
        <SiteLink to={paths.search(query)} standalone>
          {query}
        </SiteLink>
      </li>
    ))}
  </Flex>
)

/** The library search, as a plain form that works before hydration. */
export const HeroSearch = () => {
  const id = useId()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(paths.search(String(new FormData(event.currentTarget).get('q'))))
  }
  return (
    <chakra.form role="search" action={paths.documents} onSubmit={search} mt="7" maxW="xl">
      <Label htmlFor={id}>{SEARCH.label}</Label>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} mb="1.5">
        <SearchInput id={id} name="q" size="lg" />
        <Button type="submit" size="lg" flexShrink={0}>
          <SearchIcon />
          {HERO.search}
        </Button>
      </Flex>
      <Examples />
    </chakra.form>
  )
}
