/** The field keys that the specification gives each document; all others are additions. */
export const SPECIFIED_KEYS: Readonly<Record<string, readonly string[]>> = {
  'bill-of-sale': split(`date seller_name seller_address buyer_name buyer_address item_description
    item_details sale_amount payment_date payment_method payment_method_other transfer_date free_of
    condition_type warranty_details buyer_inspection return_exception seller_promises buyer_promises
    proof_use state signature_date notary_county`),
  'employment-agreement': split(`date employer_name employer_address employee_name employee_address
    job_title start_date end_type end_date work_location supervisor duties_type duties pay_structure
    pay_amount pay_details pay_frequency pay_day bonuses hours_per_week start_time end_time work_days
    overtime benefits vacation_days notice_period confidentiality_exceptions non_compete state
    signature_date authorized_person authorized_title notary_county`),
  'llc-operating-agreement': split(`date member1Name member1Address hasMember2 member2Name
    member2Address llcName state formationDate purpose member1Percentage member2Percentage
    member1Contribution member2Contribution profitSplitRule managementType managerName decisionMethod
    meetingSchedule votingMethod newMemberApproval departurePayout dissolutionSplit`),
  'independent-contractor-agreement': split(`date company_name company_address contractor_name
    contractor_address service_description start_date duration_type end_date work_location
    work_location_other deliverables payment_structure payment_amount payment_frequency payment_terms
    payment_method payment_method_other benefits_withheld expenses expense_terms termination_notice
    termination_cause confidentiality_exceptions work_ownership ownership_details state
    signature_date company_signatory company_title notary_county`),
  'healthcare-directive': split(`principal_name agent_name alternate_agent_name
    life_sustaining_treatment pain_management organ_donation state`),
  'safe-agreement':
    split(`date companyName companyState companyEntityType companyAddress investorName
    investorAddress investmentAmount equityType valuationCap discountRate liquidationOption
    publicOption confidentialityExceptions authorizedName authorizedTitle notaryRequired county`),
  'prenuptial-agreement': split(`party1Name party1Address party2Name party2Address marriageDate
    separatePropertyOption party1SeparateProperty party2SeparateProperty maritalPropertyDivision
    customPropertyDivision alimonyWaiver customAlimony debtLiability customDebtArrangement
    inheritanceProvision customInheritance deathProvision customDeathProvision additionalProvisions`),
  'divorce-settlement-agreement': split(`date spouse1Name spouse1Address spouse2Name spouse2Address
    marriageDate marriageLocation separationDate filingDate courtInfo spouse1Property spouse2Property
    unlistedPropertyRule spouse1Debts spouse2Debts jointDebtsRule hasAlimony alimonyPayer
    alimonyAmount alimonyDuration hasChildren childSupportAmount childSupportPayer
    childSupportDuration custodyArrangement visitationSchedule additionalTerms spouse1Lawyer
    spouse2Lawyer state`),
  'promissory-note': split(`date borrowerName borrowerAddress lenderName lenderAddress loanAmount
    dateLoanGiven interestRate interestCalculation paymentType paymentAmount paymentFrequency
    startDate dueDate paymentOrder paymentMethod gracePeriod lateFee missedPayments
    prepaymentPenalty prepaymentAmount securityType collateral state notaryRequired county`),
  'articles-of-incorporation': split(`incorporationDate incorporatorName incorporatorAddress
    corporationName state businessPurpose registeredAgentName registeredAgentAddress
    sharesAuthorized shareType initialDirectors county notaryCommissionExpiry`),
  'last-will-and-testament': split(`date fullName address city state zip maritalStatus spouseName
    hasChildren children specificBequests residualBeneficiary executor executorAddress
    alternateExecutor alternateExecutorAddress guardian guardianAddress alternateGuardian
    alternateGuardianAddress specialInstructions witness1 witness1Address witness2 witness2Address
    county`),
  'non-disclosure-agreement': split(`agreementDate disclosingParty disclosingPartyAddress
    receivingParty receivingPartyAddress purpose termType endDate confidentialInfoType
    specificConfidentialInfo sharingExceptions confidentialityTerm returnMethod governingLaw`),
}

function split(keys: string): string[] {
  return keys.trim().split(/\s+/)
}
