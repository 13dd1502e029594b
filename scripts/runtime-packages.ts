/**
 * Packages that the bundled server loads from node_modules: native add-ons, and those that only the
 * first upload or PDF, or a monitoring setting needs.
 */
export const runtimePackages: readonly string[] = [
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
  "@expo-google-fonts/ibm-plex-mono",
  "@expo-google-fonts/ibm-plex-sans",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace",
  "flydrive",
  "fontkit",
  "pdfkit",
  "prom-client",
  "sharp",
];
