import type { CapacitorConfig } from "@capacitor/cli";
import { nativeApp } from "./domain/native-app.ts";

const config: CapacitorConfig = {
  appId: nativeApp.id,
  appName: nativeApp.name,
  // People enlarge what they can’t read.
  zoomEnabled: true,
  webDir: "dist/native",
  // The oldest that the site's scripts run in (vite.config.ts).
  android: { path: "native/android", minWebViewVersion: 111 },
  ios: { path: "native/ios" },
  plugins: {
    // The pages keep clear of the bars themselves, by env(safe-area-inset-*).
    SystemBars: { insetsHandling: "native", initialViewportFitValueHint: "cover" },
    // Hidden as soon as the first page stands; the time is for one that never does.
    SplashScreen: { launchShowDuration: 5_000 },
  },
};

export default config;
