// Counts what the test runners report.

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, file?: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[], suites?: Suite[] }} PlaywrightReport
 */

/** @param {VitestReport} report @returns {Count} */
export function countVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A file that could not even be loaded has no tests, and is a failure all the same.
  const broken = testResults.filter((file) => file.status === 'failed' && !hasFailures(file)).length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + broken,
  };
}

/** What failed, by file and name. @param {VitestReport} report @returns {string[]} */
export function listVitestFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${name} › ${fullName}`) : [name];
    });
}

/** @param {PlaywrightReport} report @returns {Count} */
export function countPlaywright({ stats, errors = [] }) {
  // One that passed when it was tried again counts, and is named by `listSecondTries`: it has found something.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Journeys that passed at their second try. @param {PlaywrightReport} report @returns {string[]} */
export function listSecondTries({ suites = [] }) {
  return suites.flatMap((suite) => journeysIn(suite, 'flaky'));
}

/** @param {PlaywrightReport} report @returns {string[]} */
export function listJourneyFailures({ suites = [] }) {
  return suites.flatMap((suite) => journeysIn(suite, 'unexpected'));
}

/** @param {Suite} suite @param {string} wanted @returns {string[]} */
function journeysIn({ title, specs = [], suites = [] }, wanted) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap((suite) => journeysIn(suite, wanted)),
  ];
}

/**
 * A runner that fails without a failed test has met an error between tests.
 *
 * @param {Count} count @param {boolean} hasRunnerFailed @returns {Count}
 */
export function withRunner(count, hasRunnerFailed) {
  return hasRunnerFailed && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** @param {VitestFile} file */
function hasFailures({ assertionResults }) {
  return assertionResults.some(({ status }) => status === 'failed');
}
