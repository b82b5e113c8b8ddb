/** Lighthouse and the Chrome that it measures in: packages of this folder alone, installed at the first use. */
export { launch } from 'chrome-launcher';
export { default as lighthouse } from 'lighthouse';
