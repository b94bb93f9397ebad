import { Text } from '@chakra-ui/react'
import { Component, type ComponentType, Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

const detailOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Unknown error'

/** Shown when a page fails to render. */
const ErrorPage = ({ error }: { error: unknown }) => (
  <Page title="Unexpected Application Error">
    <PageHeading intro="Reloading the page often helps. Nothing you paid for is lost.">
      Unexpected Application Error!
    </PageHeading>
    <Text fontFamily="mono" textStyle="sm" mb="8">
      {detailOf(error)}
    </Text>
    <ButtonLink to={paths.home}>Return to Home</ButtonLink>
  </Page>
)

type Wrapper = ComponentType<{ children: ReactNode }>
type CatcherProps = { place: string; around: Wrapper; children: ReactNode }
type CatcherState = { place: string; failure?: { error: unknown } }

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { failure: { error } }
  }

  /** Resets after a navigation. */
  static getDerivedStateFromProps({ place }: CatcherProps, state: CatcherState) {
    return place === state.place ? null : { place, failure: undefined }
  }

  override render() {
    const { around: Around, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return (
      <Around>
        <ErrorPage error={failure.error} />
      </Around>
    )
  }
}

type ErrorBoundaryProps = { around?: Wrapper; children: ReactNode }

/** Shows the error page within `around` when its content fails, until the visitor navigates. */
export const ErrorBoundary = ({ around = Fragment, children }: ErrorBoundaryProps) => (
  <Catcher place={useLocation().key} around={around}>
    {children}
  </Catcher>
)
