// Before the stand-in's script: this device has wallets.
self.sandboxWallets = true;
